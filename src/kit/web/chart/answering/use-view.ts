/** Opens a chart as the address says that somebody saw it, also where the address changes while the page stands. */
import { useEffect } from 'react'
import { type ChartView, readView } from './view.ts'

export function useView(chart: string, show: (view: ChartView) => void): void {
  useEffect(() => {
    const look = () => {
      const view = readView(location.hash)
      if (view?.chart === chart) show(view)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [chart, show])
}
