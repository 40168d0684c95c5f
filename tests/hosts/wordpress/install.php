<?php
/**
 * Installs WordPress into an empty database with an administrator and an author, and activates the plugin. Arguments:
 * the folder, and the site's address.
 */

define( 'WP_INSTALLING', true );
list( , $folder, $address ) = $argv;
$_SERVER['HTTP_HOST'] = substr( $address, strlen( 'http://' ) );
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// It says nothing to anyone by mail.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Maison d’essai', 'admin', 'admin@example.ca', false, '', 'admin' );
update_option( 'siteurl', $address );
update_option( 'home', $address );
update_option( 'permalink_structure', '' );
$author = wp_create_user( 'author', 'author', 'author@example.ca' );
( new WP_User( $author ) )->set_role( 'author' );
$failure = activate_plugin( 'vitrine/vitrine.php' );
if ( is_wp_error( $failure ) ) {
	fwrite( STDERR, $failure->get_error_message() );
	exit( 1 );
}
