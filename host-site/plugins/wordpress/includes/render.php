<?php
/**
 * Writes elements into pages, and the one script that they need.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_script' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\mark_as_module', 10, 3 );
// Elements may stand in what an author wrote, in a template and in a sidebar.
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content', 'widget_block_content' ) as $vitrine_filter ) {
	add_filter( $vitrine_filter, __NAMESPACE__ . '\enqueue_for', 20 );
}

/** Registers the widgets' script; nothing loads it until an element needs it. */
function register_script(): void {
	// Its address keeps up with releases by itself, so it has no version.
	wp_register_script( 'vitrine', read_settings()['origin'] . '/widgets/v1/vitrine.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * Writes the widgets' script as a module, for which WordPress has no word before 6.5.
 *
 * @param string $tag    As WordPress would write it.
 * @param string $handle Name of the script.
 * @param string $source Its address.
 */
function mark_as_module( string $tag, string $handle, string $source ): string {
	if ( 'vitrine' !== $handle ) {
		return $tag;
	}
	return sprintf( "<script type=\"module\" src=\"%s\" id=\"vitrine-js\"></script>\n", esc_url( $source ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
}

/**
 * Loads the script on a page whose HTML has an element.
 *
 * @param mixed $html Of a part of the page.
 * @return mixed The same.
 */
function enqueue_for( $html ) {
	if ( is_string( $html ) && false !== strpos( $html, '<vitrine-' ) && ! is_plain() ) {
		wp_enqueue_script( 'vitrine' );
	}
	return $html;
}

/** Whether what is written is read without scripts: in a feed, or in an excerpt, which keeps the words alone. */
function is_plain(): bool {
	return is_feed() || doing_filter( 'get_the_excerpt' );
}

/**
 * HTML of a widget.
 *
 * @param string $name       One of list_widgets().
 * @param array  $attributes That check_attributes() let through.
 */
function render_widget( string $name, array $attributes ): string {
	$widget = list_widgets()[ $name ];
	$brand  = read_settings()['brand'];
	if ( ! isset( $attributes['brand'] ) && $brand !== $widget['attributes']['brand']['default'] ) {
		$attributes['brand'] = $brand;
	}
	$fallback = render_fallback( $widget, $attributes );
	if ( is_plain() ) {
		return 0 === strpos( $fallback, '<a ' ) ? "<p>$fallback</p>" : '';
	}
	$html = '';
	foreach ( $attributes as $key => $value ) {
		$html .= true === $value ? " $key" : sprintf( ' %s="%s"', $key, esc_attr( $value ) );
	}
	return "<{$widget['tag']}$html>$fallback</{$widget['tag']}>";
}

/**
 * What stands between an element's tags, for whoever has no script.
 *
 * @param array $widget     One of list_widgets().
 * @param array $attributes Of the element.
 */
function render_fallback( array $widget, array $attributes ): string {
	$language = $attributes['locale'] ?? to_language( get_locale() );
	$fallback = $widget['fallback'][ $language ] ?? '';
	$values   = array( 'origin' => read_settings()['origin'] );
	foreach ( $widget['attributes'] as $name => $attribute ) {
		$values[ $name ] = $attributes[ $name ] ?? $attribute['default'] ?? '';
	}
	if ( isset( $values['page-url'] ) && '' === $values['page-url'] ) {
		$values['page-url'] = (string) get_permalink();
	}
	preg_match_all( '/\{([\w-]+)\}/', $fallback, $names );
	foreach ( $names[1] as $name ) {
		$place      = '{' . $name . '}';
		$is_address = preg_match( '~^https?://~', $values[ $name ] );
		// A link to nowhere is worse than none.
		if ( '' === $values[ $name ] || ( ! $is_address && false !== strpos( $fallback, '"' . $place ) ) ) {
			return '';
		}
		$fallback = str_replace( $place, $is_address ? esc_url( $values[ $name ] ) : rawurlencode( $values[ $name ] ), $fallback );
	}
	return $fallback;
}

/**
 * A notice about what an author got wrong, for those who can mend it; visitors see nothing.
 *
 * @param string[] $problems Sentences.
 */
function render_problems( array $problems ): string {
	if ( ! $problems || is_plain() || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return sprintf( '<p class="vitrine-problems"><strong>Vitrine</strong> – %s</p>', esc_html( implode( ' ', $problems ) ) );
}
