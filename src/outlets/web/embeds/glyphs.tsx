/** By which shape a kind is known. */
import type { ReactNode } from 'react'
import type { Shape } from '#items/sharing/shapes.ts'
import { lineGlyph, planeGlyph, pointGlyph } from '#items/web/glyphs.tsx'

export const glyphs: Readonly<Record<Shape, ReactNode>> = { point: pointGlyph, line: lineGlyph, plane: planeGlyph }
