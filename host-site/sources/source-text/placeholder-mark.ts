/** What stands for a text that its owner has to write, in a new retailer's folder: visible on pages, and in no other text. */
export const placeholder = /‹[^›]*›/g;

/** A text marked as a placeholder. */
export const markPlaceholder = (text: string): string => `‹${text}›`;
