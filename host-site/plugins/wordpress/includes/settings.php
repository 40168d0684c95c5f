<?php
/**
 * The settings: where the widgets come from, and whose brand they wear.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( FOLDER . 'vitrine.php' ), __NAMESPACE__ . '\add_settings_link' );

/**
 * The settings as they are.
 *
 * @return array{origin: string, brand: string}
 */
function read_settings(): array {
	$defaults = array(
		'origin' => read_catalogue()['origin'],
		'brand'  => read_catalogue()['brands'][0],
	);
	return wp_parse_args( get_option( 'vitrine', array() ), $defaults );
}

/** Adds the page under Settings. */
function add_settings_page(): void {
	add_options_page( 'Vitrine', 'Vitrine', 'manage_options', 'vitrine', __NAMESPACE__ . '\print_settings_page' );
}

/**
 * Adds a link to the page in the list of plugins.
 *
 * @param string[] $links Of the plugin.
 */
function add_settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=vitrine' ) ), esc_html__( 'Settings', 'vitrine' ) );
	return array_merge( array( $link ), $links );
}

/** Registers the option and its two fields. */
function register_settings(): void {
	register_setting( 'vitrine', 'vitrine', array( 'type' => 'object', 'sanitize_callback' => __NAMESPACE__ . '\check_settings' ) );
	add_settings_section( 'vitrine', '', __NAMESPACE__ . '\print_introduction', 'vitrine' );
	add_settings_field( 'vitrine-origin', __( 'Widget server address', 'vitrine' ), __NAMESPACE__ . '\print_origin_field', 'vitrine', 'vitrine', array( 'label_for' => 'vitrine-origin' ) );
	add_settings_field( 'vitrine-brand', __( 'Brand', 'vitrine' ), __NAMESPACE__ . '\print_brand_field', 'vitrine', 'vitrine', array( 'label_for' => 'vitrine-brand' ) );
}

/**
 * Checks the submitted settings. An invalid one keeps its former value, and a message is shown.
 *
 * @param mixed $given From the form.
 * @return array{origin: string, brand: string}
 */
function check_settings( $given ): array {
	$settings = read_settings();
	$given    = (array) $given;
	$origin   = read_origin( trim( (string) ( $given['origin'] ?? '' ) ) );
	if ( '' !== $origin ) {
		$settings['origin'] = $origin;
	} else {
		/* translators: %s: an address. */
		$message = sprintf( __( 'The address wasn’t changed. It must look like %s, with https and no path.', 'vitrine' ), read_catalogue()['origin'] );
		add_settings_error( 'vitrine', 'vitrine-origin', $message );
	}
	if ( in_array( $given['brand'] ?? '', read_catalogue()['brands'], true ) ) {
		$settings['brand'] = $given['brand'];
	} else {
		/* translators: %s: names of brands. */
		$message = sprintf( __( 'The brand wasn’t changed. Choose one of %s.', 'vitrine' ), implode( ', ', read_catalogue()['brands'] ) );
		add_settings_error( 'vitrine', 'vitrine-brand', $message );
	}
	return $settings;
}

/** Says what else the forms need. */
function print_introduction(): void {
	$scheme = wp_parse_url( home_url(), PHP_URL_SCHEME );
	$host   = wp_parse_url( home_url(), PHP_URL_HOST );
	$port   = wp_parse_url( home_url(), PHP_URL_PORT );
	$origin = "$scheme://$host" . ( $port ? ":$port" : '' );
	/* translators: %s: origin of this site. */
	$text = __( 'Forms on this site won’t work until the operator of the widget server adds %s to its allowed origins.', 'vitrine' );
	printf( '<p>%s</p>', wp_kses_data( sprintf( $text, '<code>' . esc_html( $origin ) . '</code>' ) ) );
}

/** Prints the field for the origin. */
function print_origin_field(): void {
	printf(
		'<input type="url" class="regular-text code" id="vitrine-origin" name="vitrine[origin]" value="%s" required aria-describedby="vitrine-origin-hint"><p class="description" id="vitrine-origin-hint">%s</p>',
		esc_attr( read_settings()['origin'] ),
		/* translators: %s: an address. */
		esc_html( sprintf( __( 'For example, %s. The script loads from there.', 'vitrine' ), read_catalogue()['origin'] ) )
	);
}

/** Prints the field for the brand. */
function print_brand_field(): void {
	echo '<select id="vitrine-brand" name="vitrine[brand]" aria-describedby="vitrine-brand-hint">';
	foreach ( read_catalogue()['brands'] as $brand ) {
		printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $brand ), selected( read_settings()['brand'], $brand, false ), esc_html( ucfirst( $brand ) ) );
	}
	printf( '</select><p class="description" id="vitrine-brand-hint">%s</p>', esc_html__( 'Each block or shortcode can set its own.', 'vitrine' ) );
}

/** Prints the page. */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>Vitrine</h1><form action="options.php" method="post">';
	settings_fields( 'vitrine' );
	do_settings_sections( 'vitrine' );
	submit_button();
	echo '</form></div>';
}
