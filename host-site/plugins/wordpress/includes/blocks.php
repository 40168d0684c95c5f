<?php
/**
 * A block for each widget. Its settings are the attributes of the widget's contract; PHP writes what visitors get.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_category' );
add_filter( 'excerpt_allowed_blocks', __NAMESPACE__ . '\keep_in_excerpts' );

/** Registers the editor's script, and the blocks that it shows. */
function register_blocks(): void {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' );
	wp_register_script( 'vitrine-editor', plugins_url( 'editor.js', FOLDER . 'vitrine.php' ), $needs, (string) filemtime( FOLDER . 'editor.js' ), true );
	wp_add_inline_script( 'vitrine-editor', 'window.vitrineEditor = ' . wp_json_encode( describe_for_editor() ) . ';', 'before' );
	foreach ( array_keys( list_widgets() ) as $name ) {
		register_block_type( FOLDER . "blocks/$name", array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	}
}

/** What the editor's script needs to know, in the language of whoever edits. */
function describe_for_editor(): array {
	$widgets = array();
	foreach ( list_widgets() as $name => $widget ) {
		$attributes = array();
		foreach ( $widget['attributes'] as $key => $attribute ) {
			$attribute['label'] = translate_text( $attribute['label'] );
			$attribute['help']  = translate_text( $attribute['help'] );
			$attributes[ $key ] = $attribute;
		}
		$widgets[ $name ] = array(
			'tag'        => $widget['tag'],
			'title'      => translate_text( $widget['title'] ),
			'coversPage' => $widget['coversPage'],
			'attributes' => $attributes,
		);
	}
	$settings = read_settings();
	return array(
		'widgets'  => $widgets,
		'script'   => $settings['origin'] . '/widgets/v1/vitrine.js',
		'brand'    => $settings['brand'],
		'language' => str_replace( '_', '-', get_locale() ),
		'messages' => array(
			'settings'   => __( 'Settings', 'vitrine' ),
			/* translators: %s: a value. */
			'default'    => __( 'Default (%s)', 'vitrine' ),
			'none'       => __( 'Default', 'vitrine' ),
			/* translators: %s: title of a widget. */
			'preview'    => __( 'Preview: %s', 'vitrine' ),
			'coversPage' => __( 'This widget opens over the page. Preview the post or open the published page to see it.', 'vitrine' ),
			/* translators: %s: address of a script. */
			'failed'     => __( 'The preview couldn’t load from %s. Check the address under Settings, Vitrine.', 'vitrine' ),
		),
	);
}

/**
 * HTML of a block.
 *
 * @param array     $given   Its settings.
 * @param string    $content Nothing: PHP writes all of it.
 * @param \WP_Block $block   The block.
 */
function render_block( array $given, string $content, \WP_Block $block ): string {
	$name   = substr( $block->name, strlen( 'vitrine/' ) );
	$widget = list_widgets()[ $name ];
	list( $attributes, $problems ) = check_attributes( $widget, array_intersect_key( $given, $widget['attributes'] ) );

	$html = render_widget( $name, $attributes ) . render_problems( $problems );
	return $widget['coversPage'] || is_plain() ? $html : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/**
 * Gives the blocks a category of their own.
 *
 * @param array $categories Of the inserter.
 */
function add_category( array $categories ): array {
	return array_merge( $categories, array( array( 'slug' => 'vitrine', 'title' => 'Vitrine' ) ) );
}

/**
 * Keeps the words of the blocks' links in excerpts.
 *
 * @param string[] $names Of blocks.
 */
function keep_in_excerpts( array $names ): array {
	foreach ( list_widgets() as $name => $widget ) {
		if ( ! $widget['coversPage'] ) {
			$names[] = "vitrine/$name";
		}
	}
	return $names;
}
