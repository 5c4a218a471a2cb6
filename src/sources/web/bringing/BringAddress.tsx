/**
 * In the form of a trend: a series from an address. It is asked once somebody says so; what it holds is shown as a file
 * is, and nothing is kept before it is taken and the trend is saved.
 */
import { useRef, useState } from 'react'
import { isWebAddress } from '#series/series-words.ts'
import type { AddressProps } from '#trends/web/form/bring/address-part.ts'
import styles from '#trends/web/form/bring/Bring.module.css'
import { Taking } from '#trends/web/form/bring/Taking.tsx'
import { withKept } from '#trends/web/form/bring/with-kept.ts'
import { AddressField } from './AddressField.tsx'
import { AskFailure } from './AskFailure.tsx'
import { Told } from './Told.tsx'
import { useAsking, type Understood } from './use-asking.ts'

export function BringAddress({ pasted, held, marks, onTake, itemId, numbersAre, today }: AddressProps) {
  const { state, ask, forget } = useAsking({ itemId, numbersAre })
  const [url, setUrl] = useState(pasted)
  const result = useRef<HTMLOutputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <AddressField
        ref={field}
        label="Or an address (optional)"
        hint="The page of a series at a statistics site, such as https://data.worldbank.org/indicator/SP.POP.TOTL. Operators also bring files of hosts that are allowed here"
        url={url}
        onChange={setUrl}
        canAsk={isWebAddress(url.trim()) && state.is !== 'asking'}
        onAsk={() => void ask({ url: url.trim() }, {})}
      />
      <output ref={result} tabIndex={-1} className={styles.read}>
        {state.is === 'asking' && <p>The address is being asked …</p>}
        {state.is === 'failed' && <AskFailure failure={state.failure} why={state.why} />}
        {state.is === 'understood' && (
          <Told
            {...{ understood: state.understood, answers: state.answers, today }}
            onAnswer={(answers) => {
              void ask(state.place, answers)
              // The button that was pressed goes: one reads on where what follows from it is said.
              result.current?.focus()
            }}
          >
            <Taking
              {...{ preview: state.understood.preview, answers: state.answers, held, heldMarks: marks }}
              onTake={(found, _, kept) => {
                onTake({ found, ...withKept(found, kept, marks), ...saidOf(state.understood) })
                forget()
              }}
              onForget={() => {
                forget()
                field.current?.focus()
              }}
            />
          </Told>
        )}
      </output>
    </>
  )
}

/** Whose a file is nobody but who brings it can say: its host is no more than its address. */
function saidOf({ attribution: { text, url, licence }, binding, said, preview }: Understood) {
  const unit = said?.unit ?? preview.series[0]?.unit ?? null
  return { source: licence === null ? null : text, sourceUrl: url, licence, unit, keptFrom: binding }
}
