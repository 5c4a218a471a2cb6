/** What stands in place of a part of a page whose program could not be loaded: what `lazy` takes where `import` fails. */
export const notLoaded = () => ({ default: NotLoaded })

function NotLoaded() {
  return <p className="hush">This part could not be loaded. Reload the page to try again.</p>
}
