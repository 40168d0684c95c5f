import { readFileSync } from 'node:fs';
import { findRetailerFile } from './find-retailer.mjs';
import type sample from './vitrine/retailer.json';

/** What a retailer declares; the brands' keys are the sample's. */
export type Retailer = typeof sample;

/** The declaration of the retailer that RETAILER names. Bundles contain what they use of it instead of this module. */
export const retailer: Retailer = JSON.parse(readFileSync(findRetailerFile(), 'utf8'));
