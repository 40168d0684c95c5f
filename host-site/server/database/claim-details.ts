/** What someone sends to claim a prize. */
export interface ClaimDetails {
  name: string;
  street: string;
  city: string;
  province: string;
  postalCode: string;
  skillAnswer: string | null;
}
