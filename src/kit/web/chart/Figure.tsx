/**
 * A chart with what it needs to be read alone: title, caption, source, its numbers as a table; and what can be done with
 * it: both to take away, the view of it as a link, the whole screen.
 */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { type ChartView, writeView } from './answering/view.ts'
import type { DataTable } from '../../chart/csv.ts'
import { fileNameOf } from '../../chart/file-name.ts'
import { Chemical } from '../ui/figures/Chemical.tsx'
import { Numbers, type NumbersProps } from '../ui/figures/Numbers.tsx'
import { Chosen, type Choosing } from './answering/chosen.ts'
import { useView } from './answering/use-view.ts'
import { Controls } from './Controls.tsx'
import styles from './Figure.module.css'

type Props = {
  title: string
  caption?: ReactNode
  source?: ReactNode
  numbers?: NumbersProps | readonly NumbersProps[]
  /** As exact as they are kept; where nothing is said, the table is what there is. */
  data?: () => DataTable | Promise<DataTable>
  /** What files and addresses call it, where two charts of one title are not the same. */
  files?: string
  /** What else can be done with it, before its numbers. */
  foot?: ReactNode
  /** Whether all its years are shown, where that can be chosen. */
  years?: { isWhole: boolean; setWhole: (isWhole: boolean) => void }
  window?: Shown
  children: ReactNode
}

/** Which of its times is shown, where there are several; null is the one that the page opens with. */
type Shown = { name: string | null; choose: (name: string | null) => void }

const Filled = lazy(async () => ({ default: (await import('./taking/Filled.tsx')).Filled }))
const nothing = () => {}

export function Figure({ title, caption, source, numbers, data, files = title, foot, years, window, children }: Props) {
  const tables = [numbers ?? []].flat()
  const [table] = tables
  const [isFilled, setFilled] = useState(false)
  const { figure, choosing, view } = useSeen(fileNameOf(files), { years, window })
  const head = (
    <figcaption>
      <b>
        <Chemical text={title} />
      </b>
      {caption && <span>{caption}</span>}
    </figcaption>
  )
  const from = source && <p className={styles.source}>{source}</p>
  return (
    <Chosen value={choosing}>
      <figure className={styles.chart} ref={figure}>
        {head}
        {children}
        {from}
        <div className={styles.foot}>
          {foot}
          {tables.map((one) => (
            <Numbers key={one.caption} {...one} />
          ))}
          <Controls
            {...{ title, files, view }}
            data={data ?? (table ? () => table : null)}
            onFill={() => setFilled(true)}
          />
        </div>
      </figure>
      {isFilled && (
        <Suspense>
          <Filled title={title} onClose={() => setFilled(false)}>
            {head}
            {children}
            {from}
          </Filled>
        </Suspense>
      )}
    </Chosen>
  )
}

/** What a reader sees of it: as the address says, then as they choose. */
function useSeen(chart: string, { years, window }: { years: Props['years']; window: Props['window'] }) {
  const figure = useRef<HTMLElement>(null)
  const [chosen, choose] = useState<string | null>(null)
  const setWhole = years?.setWhole ?? nothing
  const setWindow = window?.choose ?? nothing
  const show = useCallback(
    ({ isWhole, window: named, at }: ChartView) => {
      setWhole(isWhole)
      setWindow(named)
      choose(at)
      figure.current?.scrollIntoView({ block: 'center' })
    },
    [setWhole, setWindow],
  )
  useView(chart, show)
  const view = () => {
    const { origin, pathname, search } = location
    return (
      origin +
      pathname +
      search +
      writeView({ chart, isWhole: years?.isWhole ?? false, window: window?.name ?? null, at: chosen })
    )
  }
  return { figure, view, choosing: useMemo((): Choosing => [chosen, choose], [chosen]) }
}
