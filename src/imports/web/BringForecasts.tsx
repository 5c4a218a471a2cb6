/** Bringing a file of one's forecasts: from where, which, what was understood of it, and only then that it is kept. */
import { useRef, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { whichFile } from '../say-imports.ts'
import { type PlatformName, platformNames, platformTitles } from '../words.ts'
import { Understood } from './Understood.tsx'
import { useBrought } from './use-brought.ts'

const mostBytes = 10_000_000

export function BringForecasts() {
  const { about, reading, done, isBusy, trouble, read, bring } = useBrought()
  const { platform, file } = about
  const [tooBig, setTooBig] = useState<string | null>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLOutputElement>(null)
  const choose = async (one: File | undefined) => {
    if (!one) return
    const isTooBig = one.size > mostBytes
    setTooBig(isTooBig ? `The file has ${Math.ceil(one.size / 1e6)} MB; 10 are read. Bring it in parts.` : null)
    const bytes = isTooBig ? null : new Uint8Array(await one.arrayBuffer())
    await read({ platform, file: bytes && { name: one.name, bytes }, whose: null })
  }
  const keep = async () => {
    if (!file || !(await bring(file))) return
    if (chosen.current) chosen.current.value = ''
    // The button that was pressed is gone with what it kept.
    result.current?.focus()
  }
  return (
    <div className="stack">
      <div className="stack">
        <Field label="From">
          {(field) => (
            <Select
              {...field}
              value={platform}
              // Only what stands in the list can be chosen.
              onChange={({ target }) => void read({ platform: target.value as PlatformName, file, whose: null })}
            >
              {platformNames.map((name) => (
                <option key={name} value={name}>
                  {platformTitles[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="File" hint={`${whichFile[platform]}. Up to 10 MB`} error={tooBig} isAnswer>
          {(field) => (
            <Input
              {...field}
              ref={chosen}
              type="file"
              accept=".zip,.csv,.json,application/zip,text/csv,application/json"
              // The same file can be chosen again.
              onClick={({ currentTarget }) => void (currentTarget.value = '')}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
      </div>
      <output ref={result} tabIndex={-1} className="stack">
        {reading.is === 'reading' && <p className="hush">Reading {file?.name}</p>}
        {reading.is === 'failed' && <Banner tone="bad">{reading.message}</Banner>}
        {reading.is === 'understood' && (
          <Understood
            preview={reading.preview}
            isOld={reading.isOld}
            platform={platform}
            asked={about.whose}
            isBusy={isBusy}
            onWhose={(whose) => void read({ ...about, whose })}
            onKeep={() => void keep()}
          />
        )}
        {trouble && <Banner tone="bad">{trouble.message}</Banner>}
        {done !== null && <Banner tone="good">{done}</Banner>}
      </output>
    </div>
  )
}
