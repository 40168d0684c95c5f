/** A drawing of public/art, as inline markup and as a file; sizes are in pixels. */
export interface Drawing {
  markup: string;
  address: string;
  width: number;
  height: number;
}
