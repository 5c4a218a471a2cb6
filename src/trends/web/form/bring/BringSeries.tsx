/**
 * Observations from a file or a pasted text: what was understood of it, what only a person can say, what it would change,
 * and only then the series. It is kept with the item, and nothing is before.
 */
import { Fragment, useRef, useState } from 'react'
import { LongTextField } from '#items/web/form/fields.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import type { Mark } from '#series/marks.ts'
import { isWebAddress } from '#series/series-words.ts'
import styles from './Bring.module.css'
import { Outcome } from './Outcome.tsx'
import { type TakenFrom, useAddressPart } from './address-part.ts'
import { PastedAddress } from './PastedAddress.tsx'
import type { Found, Observations } from './Taking.tsx'
import { withKept } from './with-kept.ts'
import { type Answers, type Beside, useBringing } from './use-bringing.ts'

type Props = Beside & {
  /** What the form holds by now, as text. */
  text: string
  held: Observations
  marks: readonly Mark[]
  error: string | null
  /** By which the last file was read. */
  mapping: Answers
  onTake: (taken: { found: Found; observations: Observations; marks: Mark[]; answers: Answers }) => void
  onTakeFrom: (taken: TakenFrom) => void
}

const mostBytes = 10_000_000

export function BringSeries(props: Props) {
  const { text: before, held, marks: heldMarks, error, mapping, onTake, onTakeFrom, ...beside } = props
  const { state, bring, forget } = useBringing(beside)
  const [text, setText] = useState(before)
  const [pasted, setPasted] = useState('')
  const drawAddress = useAddressPart()
  const [tooBig, setTooBig] = useState<string | null>(null)
  const read = useRef<HTMLOutputElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const leave = () => {
    forget()
    if (chosen.current) chosen.current.value = ''
  }
  const take = (found: Found, answers: Answers, kept: Observations) => {
    onTake({ found, ...withKept(found, kept, heldMarks), answers })
    leave()
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    const size = Math.ceil(file.size / 1e6)
    setTooBig(file.size > mostBytes ? `The file has ${size} MB; 10 are read. Leave only the columns you need.` : null)
    if (file.size > mostBytes) return
    await bring({ name: file.name, sent: { file: new Uint8Array(await file.arrayBuffer()) } }, mapping)
  }
  return (
    <div className={styles.bring}>
      <LongTextField
        label="Observations"
        hint="Paste a table with its names, or a date and a value a line. Years across are read too"
        error={error}
        rows={8}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={setText}
      />
      <p>
        <Button
          variant="plain"
          size="small"
          disabled={text.trim() === '' || isWebAddress(text.trim())}
          onClick={() => void bring({ name: 'The text', sent: { text } }, mapping)}
        >
          Read the text
        </Button>
      </p>
      {isWebAddress(text.trim()) && (
        <PastedAddress
          onMove={() => {
            setPasted(text.trim())
            setText('')
          }}
        />
      )}
      <Field
        label="Or a file (optional)"
        hint="CSV, TSV, XLSX, JSON or ZIP up to 10 MB. Choose it, or drop it here"
        error={tooBig}
        isAnswer
      >
        {(field) => (
          <Input
            {...field}
            ref={chosen}
            type="file"
            accept=".csv,.tsv,.tab,.txt,.json,.xlsx,.zip,text/csv,text/plain,text/tab-separated-values,application/json,application/zip"
            // The same file can be chosen again, and what was read goes on being named.
            onClick={({ currentTarget }) => void (currentTarget.value = '')}
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
        )}
      </Field>
      <output ref={read} tabIndex={-1} className={styles.read}>
        <Outcome
          state={state}
          today={beside.today}
          onAnswer={(brought, answers) => {
            void bring(brought, answers)
            // The button that was pressed goes: one reads on where what follows from it is said.
            read.current?.focus()
          }}
          onTake={take}
          onForget={() => {
            leave()
            chosen.current?.focus()
          }}
          held={held}
          heldMarks={heldMarks}
        />
      </output>
      <Fragment key={pasted}>
        {drawAddress?.({ ...beside, pasted, held, marks: heldMarks, onTake: onTakeFrom })}
      </Fragment>
    </div>
  )
}
