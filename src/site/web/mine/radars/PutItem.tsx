/** Finds items to put on a radar of one's own, and says where each would stand. */
import { useId, useState } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Panel } from '#kit/web/ui/Panel.tsx'
import { mostOnRadar } from '#items/mine/own-radar.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import { useSuggestions } from '../../home/use-suggestions.ts'
import { isSettled } from '../../views/dated-of.ts'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { type OwnRadarData, useChange } from './use-own-radar.ts'

type Props = { id: number; radar: OwnRadarData }

export function PutItem({ id, radar }: Props) {
  const field = useId()
  const [words, setWords] = useState('')
  const { items, state } = useSuggestions(words)
  const { trouble, run } = useChange()
  const here = new Set(radar.items.map((item) => item.id))
  const ahead = items.filter((card) => !isSettled(card))
  if (here.size >= mostOnRadar)
    return (
      <Panel title="Put an item on it">
        <p className="fine soft">
          It holds {mostOnRadar} items, which is as many as one can. Take one off to add another.
        </p>
      </Panel>
    )
  const put = ({ kind, id: item }: Card) =>
    run((call) =>
      call('putOnOwnRadar', { params: { radar: id, kind, id: item }, query: {}, body: { sector: null, year: null } }),
    )
  return (
    <Panel title="Put an item on it">
      <div className={styles.search}>
        <label className="unseen" htmlFor={field}>
          Find an item
        </label>
        <Icon name="search" />
        <Input
          id={field}
          type="search"
          autoComplete="off"
          maxLength={longestQuery}
          placeholder="Find an item"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <output className="fine soft">{sayFound(state, ahead.length)}</output>
      <ul className={styles.found}>
        {ahead.map((card) => (
          <Found key={card.id} card={card} isHere={here.has(card.id)} put={() => void put(card)} />
        ))}
      </ul>
      <Trouble says={trouble} />
      {radar.items.length > 0 && radar.saved > 0 && <TakeSaved id={id} saved={radar.saved} />}
    </Panel>
  )
}

function sayFound(state: 'none' | 'waiting' | 'found' | 'failed', count: number): string {
  if (state === 'failed') return 'The search could not be asked. Type again to try once more.'
  return state === 'found' && count === 0 ? 'Nothing that is still to come matches this.' : ''
}

function Found({ card, isHere, put }: { card: Card; isHere: boolean; put(): void }) {
  const view = useKindViews()[card.kind]
  if (!view) return null
  return (
    <li className={`is-${card.kind}`}>
      {view.glyph}
      <span>
        <bdi>
          <Chemical text={card.label} />
        </bdi>
        <span className="fine hush"> would stand at {Math.floor(view.whenOf(card).year)}</span>
      </span>
      <Button
        variant="plain"
        size="small"
        aria-disabled={isHere}
        aria-label={`${isHere ? 'On it' : 'Add'}: ${card.label}`}
        onClick={() => !isHere && put()}
      >
        {isHere ? 'On it' : 'Add'}
      </Button>
    </li>
  )
}

function TakeSaved({ id, saved }: { id: number; saved: number }) {
  const { isBusy, trouble, run } = useChange()
  return (
    <>
      <div>
        <Button
          variant="plain"
          size="small"
          busy={isBusy}
          onClick={() => void run((call) => call('putSavedOnOwnRadar', { params: { radar: id }, query: {} }))}
        >
          Take what I saved ({saved} more)
        </Button>
      </div>
      <Trouble says={trouble} />
    </>
  )
}
