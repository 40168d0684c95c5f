<?php
/**
 * The plugin's languages.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

// Before the blocks are registered, which have titles.
add_action( 'init', __NAMESPACE__ . '\load_translations', 5 );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\find_french', 10, 2 );

/** Loads the plugin's messages in the language of whoever reads them. */
function load_translations(): void {
	load_plugin_textdomain( 'vitrine', false, basename( FOLDER ) . '/languages' );
}

/**
 * Readers of any French get the French messages, not only those of Canada.
 *
 * @param string $file   Where WordPress looks for the messages.
 * @param string $domain Whose messages these are.
 */
function find_french( string $file, string $domain ): string {
	$is_french = 'vitrine' === $domain && preg_match( '/-fr(_\w+)?\.mo$/', $file );
	return $is_french && ! is_readable( $file ) ? FOLDER . 'languages/vitrine-fr_CA.mo' : $file;
}

/**
 * The widgets' language that a WordPress locale stands for.
 *
 * @param string $locale For example fr_CA.
 * @return string en or fr.
 */
function to_language( string $locale ): string {
	return 0 === strpos( $locale, 'fr' ) ? 'fr' : 'en';
}

/**
 * Translates a text of widgets.json, which the language files were made from.
 *
 * @param string $text In English.
 */
function translate_text( string $text ): string {
	return translate( $text, 'vitrine' ); // phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction
}
