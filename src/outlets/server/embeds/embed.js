/* Farsight: gives each frame of this origin the height of what it shows. It takes nothing else from a message. */
;(() => {
  const home = new URL(document.currentScript.src).origin
  addEventListener('message', ({ data, origin, source }) => {
    if ((origin !== home && origin !== 'null') || data?.type !== 'farsight:height') return
    const height = Math.min(2000, Math.max(120, Math.round(data.height)))
    if (Number.isNaN(height)) return
    for (const frame of document.getElementsByTagName('iframe'))
      if (frame.contentWindow === source && frame.src.startsWith(home + '/embed/')) frame.style.height = height + 'px'
  })
})()
