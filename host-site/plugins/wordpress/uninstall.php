<?php
/**
 * Removes what the plugin stored, on each site of a network.
 *
 * @package Vitrine
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $vitrine_site ) {
		delete_blog_option( $vitrine_site, 'vitrine' );
	}
} else {
	delete_option( 'vitrine' );
}
