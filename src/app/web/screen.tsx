/** A screen of the routes: its module, loaded when it is opened, and what the server must know of it. */
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { lazyScreen } from '#site/web/layout/lazy-screen.ts'
import { NotFound } from '#site/web/layout/NotFound.tsx'
import type { PageData } from '#site/web/layout/screen-data.ts'

/** `name`: as figures call it. `isCompleteAsDrawn`: a visitor reads all of it without the program, which then waits for the first touch. */
export type Handle = { name?: string; files: string[]; isCompleteAsDrawn: boolean }

/** Where a loader said that there is nothing, a page that says so. */
export function orNothing(Screen: ComponentType): ComponentType {
  return () => ('missing' in useLoaderData<PageData>() ? <NotFound /> : <Screen />)
}

export function screen(file: string | string[], load: () => Promise<ComponentType>, isCompleteAsDrawn = false) {
  const handle: Handle = { files: [file].flat(), isCompleteAsDrawn }
  // Each route takes its own: the router crosses off what it has loaded.
  return () => ({ lazy: { Component: lazyScreen(load) }, handle })
}

export function complete(file: string | string[], load: () => Promise<ComponentType>) {
  return screen(file, load, true)
}

type Screen = ReturnType<typeof screen>

/** Each says how it is called. */
export function named<Name extends string>(screens: Record<Name, Screen>): Record<Name, Screen> {
  const all = Object.entries<Screen>(screens).map(([name, make]) => {
    const own: Screen = () => {
      const made = make()
      return { ...made, handle: { ...made.handle, name } }
    }
    return [name, own]
  })
  return Object.fromEntries(all) as Record<Name, Screen> // of the same names
}
