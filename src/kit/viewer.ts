/** Who is asking: a signed-in person's id, or null for a visitor. */
export type Viewer = { readonly id: string } | null

export const visitor: Viewer = null
