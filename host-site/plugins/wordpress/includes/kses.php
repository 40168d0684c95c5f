<?php
/**
 * Lets authors, whose HTML WordPress cleans, write the elements themselves.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_elements', 10, 2 );

/**
 * Adds the elements, with the attributes of their contracts, to what posts may contain. Each element checks the values
 * itself.
 *
 * @param array        $allowed Elements with their attributes.
 * @param string|array $context Where the HTML will stand.
 */
function allow_elements( array $allowed, $context ): array {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	$common = array_fill_keys( array( 'id', 'class', 'lang', 'hidden', 'slot' ), true );
	foreach ( list_widgets() as $widget ) {
		$allowed[ $widget['tag'] ] = array_fill_keys( array_keys( $widget['attributes'] ), true ) + $common;
	}
	return $allowed;
}
