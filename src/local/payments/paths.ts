/** The addresses of the pages that stand in for Stripe's. */
export const paymentPaths = {
  checkout: (id: string) => `/local/checkout/${id}`,
  /** Whoever has the secret may manage the membership, as with Stripe's own pages. */
  portal: (secret: string) => `/local/portal/${secret}`,
  control: () => '/local/payments',
} as const
