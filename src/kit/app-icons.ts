/**
 * The icons that a device puts on its screen, drawn from `kit/web/theme/icons/mark.svg` on paper by scripts/icons.ts.
 * `room` is how much of a side the mark takes: of one that the device cuts into a shape of its own, nothing may lie
 * outside a circle of four fifths of its side.
 */
export type AppIcon = { path: string; size: number; room: number }

export const touchIcon: AppIcon = { path: '/apple-touch-icon.png', size: 180, room: 0.78 }
export const maskableIcons: readonly AppIcon[] = [192, 512].map((size) => ({
  path: `/icon-${size}.png`,
  size,
  room: 0.68,
}))
