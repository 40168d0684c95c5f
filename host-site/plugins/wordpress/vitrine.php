<?php
/**
 * Plugin Name:       Vitrine
 * Description:       Vitrine’s widgets as blocks and as a shortcode, in English and French.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Vitrine
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       vitrine
 * Domain Path:       /languages
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/** Folder of the plugin, with a slash at its end. */
const FOLDER = __DIR__ . '/';

require FOLDER . 'includes/translations.php';
require FOLDER . 'includes/widgets.php';
require FOLDER . 'includes/settings.php';
require FOLDER . 'includes/render.php';
require FOLDER . 'includes/shortcode.php';
require FOLDER . 'includes/blocks.php';
require FOLDER . 'includes/kses.php';
