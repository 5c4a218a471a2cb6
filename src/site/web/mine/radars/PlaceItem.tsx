/** Where an item stands is said by its category and its date, until its owner says it here; or takes it off. */
import { useState } from 'react'
import { useToday } from '#kit/web/today.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { Panel } from '#kit/web/ui/Panel.tsx'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { type OwnRadarData, useChange } from './use-own-radar.ts'

type Props = { id: number; radar: OwnRadarData }
type Item = OwnRadarData['items'][number]

const lastYear = 2200

export function PlaceItem({ id, radar }: Props) {
  const [chosen, choose] = useState<string | null>(null)
  const items = radar.items.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  const item = items.find((one) => one.id === chosen) ?? items[0]
  return (
    <Panel title="Place an item">
      <Field label="Item">
        {(field) => (
          <Select {...field} value={item?.id} onChange={({ target }) => choose(target.value)}>
            {items.map(({ id: one, label }) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {item && <Place key={`${item.id} ${JSON.stringify(item.placed)}`} id={id} item={item} sectors={radar.sectors} />}
    </Panel>
  )
}

function Place({ id, item, sectors }: { id: number; item: Item; sectors: OwnRadarData['sectors'] }) {
  const from = Number(useToday().slice(0, 4))
  const { isBusy, trouble, run } = useChange()
  const [sector, setSector] = useState(String(sectors.find((one) => one.id === item.placed.sector)?.id ?? ''))
  const [year, setYear] = useState(String(item.placed.year ?? ''))
  const params = { radar: id, kind: item.kind, id: item.id }
  const isWrong = year !== '' && !(/^\d{4}$/.test(year) && Number(year) >= from && Number(year) <= lastYear)
  const body = { sector: sector === '' ? null : Number(sector), year: year === '' ? null : Number(year) }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void run((call) => call('putOnOwnRadar', { params, query: {}, body }))
      }}
    >
      <Field label="Sector">
        {(field) => (
          <Select {...field} value={sector} onChange={({ target }) => setSector(target.value)}>
            <option value="">as its category says</option>
            {sectors.map(({ id: one, title }) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Year"
        hint="Empty: where its own date says."
        error={isWrong ? `A year from ${from} to ${lastYear}, or none.` : null}
      >
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={year}
            onChange={({ target }) => setYear(target.value.trim())}
          />
        )}
      </Field>
      <Trouble says={trouble} />
      <div className="row">
        <Button type="submit" variant="plain" busy={isBusy}>
          Place it
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() => void run((call) => call('takeFromOwnRadar', { params, query: {} }))}
        >
          Take it off
        </Button>
      </div>
    </form>
  )
}
