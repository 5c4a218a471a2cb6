/** Once, when the program has taken the page over, which it says on its element: see `app/web/web.tsx`. */
export function whenTaken(then: () => unknown): void {
  const app = document.getElementById('app')
  const watch = new MutationObserver(() => {
    watch.disconnect()
    then()
  })
  if (app) watch.observe(app, { attributeFilter: ['data-ready'] })
}
