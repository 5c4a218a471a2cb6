/** A chart to take away: its data as a file for spreadsheets or programs, itself as a picture. Loaded when it is asked for. */
import { csvOf, type DataTable } from '../../../chart/csv.ts'
import { jsonOf } from '../../../chart/json.ts'
import { sayDay } from '../../../dates.ts'
import { drawingOf } from './drawing.ts'
import { pngOf } from './png.ts'
import { svgOf } from './svg.ts'

export type Taken = {
  figure: Element
  title: string
  source: string
  data: () => DataTable | Promise<DataTable>
  today: string
}

const makers = {
  png: (taken: Taken) => pngOf(drawn(taken)),
  svg: (taken: Taken) => new Blob([svgOf(drawn(taken))], { type: 'image/svg+xml;charset=utf-8' }),
  csv: async ({ data }: Taken) => new Blob([csvOf(await data())], { type: 'text/csv;charset=utf-8' }),
  async json({ data, title, source, today }: Taken) {
    const about = { title, source, address: address(), date: today }
    return new Blob([jsonOf(await data(), about)], { type: 'application/json;charset=utf-8' })
  },
}
export type Format = keyof typeof makers

export async function take(format: Format, name: string, taken: Taken): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await makers[format](taken))
  link.download = `${name}.${format}`
  link.click()
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const address = () => location.origin + location.pathname

const drawn = ({ figure, today }: Taken) => drawingOf(figure, `Farsight, ${address()}, ${sayDay(today)}`)
