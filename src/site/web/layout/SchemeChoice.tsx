/** Light or dark: on every page, at its foot. Only scripts can keep the choice, so without them its place stays empty. */
import { useState } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { Select } from '#kit/web/ui/controls/Field.tsx'
import styles from './SchemeChoice.module.css'
import { chooseScheme, type Scheme, useScheme } from './use-scheme.ts'

const titles: Record<Scheme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
const schemes = Object.keys(titles) as Scheme[] // of exactly these

export function SchemeChoice() {
  const scheme = useScheme()
  const [isKept, setKept] = useState<boolean | null>(null)
  return (
    <div className={classes(styles.choice, 'scripted')}>
      <label>
        Colours
        <Select
          isSmall
          value={scheme}
          onChange={({ target }) => setKept(chooseScheme(target.value as Scheme))} // one of the options
        >
          {schemes.map((one) => (
            <option key={one} value={one}>
              {titles[one]}
            </option>
          ))}
        </Select>
      </label>
      <output className={isKept === false ? undefined : 'unseen'}>{isKept !== null && said(scheme, isKept)}</output>
    </div>
  )
}

function said(scheme: Scheme, isKept: boolean): string {
  return `Colours: ${titles[scheme].toLowerCase()}, ${isKept ? 'kept in this browser.' : 'until you leave: this browser keeps nothing.'}`
}
