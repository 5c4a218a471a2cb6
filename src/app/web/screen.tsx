/** A screen of the routes: its module, loaded when it is opened, and what the server must know of it. */
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { lazyScreen } from '#site/web/layout/lazy-screen.ts'
import { NotFound } from '#site/web/layout/NotFound.tsx'
import type { PageData } from '#site/web/layout/screen-data.ts'

/** `isCompleteAsDrawn`: a visitor reads all of it without the program, which then waits for the first touch. */
export type Handle = { files: string[]; isCompleteAsDrawn: boolean }

/** Where a loader said that there is nothing, a page that says so. */
export function orNothing(Screen: ComponentType): ComponentType {
  return () => ('missing' in useLoaderData<PageData>() ? <NotFound /> : <Screen />)
}

export function screen(file: string | string[], load: () => Promise<ComponentType>, isCompleteAsDrawn = false) {
  // Each route takes its own: the router crosses off what it has loaded.
  return () => ({
    lazy: { Component: lazyScreen(load) },
    handle: { files: [file].flat(), isCompleteAsDrawn } satisfies Handle,
  })
}

export function complete(file: string | string[], load: () => Promise<ComponentType>) {
  return screen(file, load, true)
}
