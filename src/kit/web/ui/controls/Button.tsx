/** Buttons, and links that look like them. Ink is the action; there is one solid button to a view. */
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'

export type ButtonLook = { variant?: 'solid' | 'plain' | 'quiet' | 'danger'; size?: 'usual' | 'small'; wide?: boolean }

/** For a router's link: `<Link className={buttonClass({variant: 'plain'})} to="/">`. */
export function buttonClass({ variant = 'solid', size = 'usual', wide = false }: ButtonLook = {}): string {
  return classes(
    styles.button,
    variant !== 'solid' && styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
  )
}

type Props = ButtonLook & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean }

export function Button({
  variant = 'solid',
  size = 'usual',
  wide = false,
  busy = false,
  type = 'button',
  ...rest
}: Props) {
  return <button {...rest} type={type} aria-busy={busy || undefined} className={buttonClass({ variant, size, wide })} />
}
