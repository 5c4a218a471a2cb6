/**
 * The letters of labels and of bold words in prose are asked for when the page has been painted: on a slow network they
 * would stand in the way of the text itself, which is painted in what stands in for them. Who comes from another page
 * here has them.
 */
import letters from './letters.css?url'

{
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = letters
  const add = () => document.head.append(link)
  const hasThem = document.referrer.startsWith(`${location.origin}/`)
  if (hasThem || !PerformanceObserver.supportedEntryTypes.includes('paint')) add()
  else {
    const painted = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return
      painted.disconnect()
      add()
    })
    painted.observe({ type: 'paint', buffered: true })
  }
}
