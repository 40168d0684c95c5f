<?php
/**
 * What widgets there are, and which values their attributes take. All of it comes from widgets.json, which is made from
 * the widgets' own contracts.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that is known about the widgets.
 *
 * @return array{origin: string, brands: string[], widgets: array<string, array>}
 */
function read_catalogue(): array {
	static $catalogue = null;
	if ( null === $catalogue ) {
		$catalogue = wp_json_file_decode( FOLDER . 'widgets.json', array( 'associative' => true ) );
	}
	return $catalogue;
}

/**
 * The widgets by name.
 *
 * @return array<string, array>
 */
function list_widgets(): array {
	return read_catalogue()['widgets'];
}

/**
 * Splits what an author wrote into attributes that the widget takes and sentences about those that it does not.
 *
 * @param array $widget One of list_widgets().
 * @param array $given  Values by name; a name without a value, as shortcodes allow, has a number as its key.
 * @return array{0: array<string, string|true>, 1: string[]} Attributes and problems.
 */
function check_attributes( array $widget, array $given ): array {
	$attributes = array();
	$problems   = array();
	foreach ( $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = (string) $value;
			$value = true;
		}
		$known = $widget['attributes'][ $name ] ?? null;
		if ( null === $known ) {
			/* translators: %s: name of an attribute. */
			$problems[] = sprintf( __( 'There’s no attribute “%s”.', 'vitrine' ), $name );
			continue;
		}
		if ( 'boolean' === $known['type'] ) {
			if ( $value && 'false' !== $value ) {
				$attributes[ $name ] = true;
			}
			continue;
		}
		$text = true === $value ? '' : trim( (string) $value );
		if ( '' === $text ) {
			continue;
		}
		if ( is_value_valid( $known, $text ) ) {
			$attributes[ $name ] = $text;
		} else {
			/* translators: 1: a value, 2: name of an attribute, 3: what it takes. */
			$problems[] = sprintf( __( '“%1$s” isn’t a valid value for “%2$s”. Use %3$s.', 'vitrine' ), $text, $name, describe_values( $known ) );
		}
	}
	return array( $attributes, $problems );
}

/**
 * Whether an attribute takes a text.
 *
 * @param array  $attribute Of widgets.json.
 * @param string $text      Not empty.
 */
function is_value_valid( array $attribute, string $text ): bool {
	switch ( $attribute['type'] ) {
		case 'number':
			return is_numeric( $text ) && $text >= ( $attribute['min'] ?? $text ) && $text <= ( $attribute['max'] ?? $text );
		case 'origin':
			return '/' === $text || '' !== read_origin( $text );
		case 'address':
			return '' !== esc_url_raw( $text, array( 'https', 'http' ) );
		case 'json':
			return null !== json_decode( $text );
		default:
			return ! isset( $attribute['values'] ) || in_array( $text, $attribute['values'], true );
	}
}

/**
 * The values that an attribute takes, for a sentence.
 *
 * @param array $attribute Of widgets.json.
 */
function describe_values( array $attribute ): string {
	if ( isset( $attribute['values'] ) ) {
		return implode( ', ', array_filter( $attribute['values'] ) );
	}
	if ( isset( $attribute['min'], $attribute['max'] ) ) {
		/* translators: 1: least number, 2: greatest number. */
		return sprintf( __( 'a number from %1$s to %2$s', 'vitrine' ), $attribute['min'], $attribute['max'] );
	}
	if ( 'number' === $attribute['type'] ) {
		/* translators: %s: least number. */
		return sprintf( __( 'a number, %s or more', 'vitrine' ), $attribute['min'] ?? 0 );
	}
	return 'json' === $attribute['type'] ? 'JSON' : __( 'an https address', 'vitrine' );
}

/**
 * Reads an origin in the form that browsers write it: https, or http on this machine, without a path.
 *
 * @param string $text The text to check.
 * @return string Empty for any other text.
 */
function read_origin( string $text ): string {
	$is_origin = preg_match( '~^(https://[a-z0-9.-]+|http://(localhost|127(\.\d+){3}|\[::1]))(:\d{1,5})?/?$~i', $text );
	return $is_origin ? strtolower( rtrim( $text, '/' ) ) : '';
}
