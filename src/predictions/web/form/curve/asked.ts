/** What a question tells the form of its curve: the line, and how a place on it is said, drawn, moved and typed. */
import type { ComponentType, ReactNode } from 'react'
import type { Scale } from '#kit/chart/scale.ts'
import type { CurveLook } from '#kit/web/chart/curve/Curves.tsx'
import type { Level, Line } from '../../../curves/through.ts'
import type { Steps } from '../../../curves/steps.ts'
import type { Amounts } from '../../../question-type.ts'

/** Values are amounts in the unit of the question, or days since 1970. */
export type CurveAsked = {
  line: Line
  /** A quantile with its unit; at an open end it stands for what lies beyond: '80 ppm or more'. */
  say(value: number): string
  /** A place with its unit, which is no more than that: '80 ppm'. */
  sayPlace(value: number): string
  /** Where there is little room, of somebody whose nine tenths are so wide. */
  brief(value: number, width: number): string
  /** The axis from one value to another. */
  axis(min: number, max: number): Scale
  stepsOn(axis: Scale): Steps
  /** 'One in four lower' */
  points: Record<Level, string>
  /** 'Below' and 'above', and 'before' and 'later than' of days. */
  sides: readonly [string, string]
  /** What lies beyond its open ends, as a chance of it is said; null where an end is closed. */
  beyond: { below: string | null; above: string | null }
  /** What the chances below each value are called, where they are drawn too. */
  sums: string | null
  /** A field for one value, and what stands behind it. */
  Field: ComponentType<ValueField>
  unit: string | undefined
}

export type ValueField = {
  label: ReactNode
  unit: string | undefined
  hint: string | null
  value: number | null
  onChange: (value: number | null) => void
}

/** Five numbers while they are typed. */
export type GivenFive = Record<Level, number | null>

/** Somebody else, who says five already. */
export type Other = { name: string; look: Exclude<CurveLook, 'own'>; five: Amounts }
