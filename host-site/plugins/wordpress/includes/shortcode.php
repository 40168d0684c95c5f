<?php
/**
 * The shortcode: [vitrine widget="newsletter-form" locale="fr"].
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

add_shortcode( 'vitrine', __NAMESPACE__ . '\render_shortcode' );

/**
 * HTML of a shortcode.
 *
 * @param array|string $given Its attributes; an empty text where it has none.
 */
function render_shortcode( $given ): string {
	$given = (array) $given;
	$name  = $given['widget'] ?? '';
	unset( $given['widget'] );
	if ( ! isset( list_widgets()[ $name ] ) ) {
		/* translators: 1: what was written, 2: names of the widgets. */
		$problem = sprintf( __( 'There’s no widget “%1$s”. Available widgets: %2$s.', 'vitrine' ), $name, implode( ', ', array_keys( list_widgets() ) ) );
		return render_problems( array( $problem ) );
	}
	list( $attributes, $problems ) = check_attributes( list_widgets()[ $name ], array_filter( $given, __NAMESPACE__ . '\is_written' ) );
	return enqueue_for( render_widget( $name, $attributes ) ) . render_problems( $problems );
}

/**
 * Whether an author wrote it. A shortcode without attributes has one empty text.
 *
 * @param mixed $value Of an attribute.
 */
function is_written( $value ): bool {
	return '' !== $value;
}
