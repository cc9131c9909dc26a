// Converts zod schemas to JSON Schema for readers: the meaning of a value, not every accepted spelling.
import { sharedStages, stages, type Stage } from '@fairlead/domain/shared/stages'
import { z } from 'zod'
import { flag, numberOrNull, pageIndex, whole } from '../fields.ts'
import * as candidateShapes from '../shapes/candidate.ts'
import * as commonShapes from '../shapes/common.ts'
import * as conversationShapes from '../shapes/conversation.ts'
import * as projectShapes from '../shapes/project.ts'
import * as settingsShapes from '../shapes/settings.ts'
import { stageField, stageFieldV2, stageToWire } from '../stages.ts'
import { meanings } from './meanings.data.ts'

/** A JSON Schema (2020-12) for OpenAPI 3.1. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  propertyNames?: Schema
}

/** Shapes shared by responses, under their names in `components`. */
const names = z.registry<{ id?: string }>()
for (const shapes of [commonShapes, candidateShapes, conversationShapes, projectShapes, settingsShapes])
  for (const [name, shape] of Object.entries(shapes))
    if (shape instanceof z.ZodObject) names.add(shape, { id: name.charAt(0).toUpperCase() + name.slice(1) })

const bothNames = (allowed: readonly Stage[]) => [...new Set(allowed.flatMap((stage) => [stage, stageToWire(stage, 'v1')]))]
const readings = new Map<unknown, Schema>([
  [flag, { type: 'boolean' }],
  [whole, { type: 'integer' }],
  [numberOrNull, { type: ['number', 'null'] }],
  [pageIndex, { type: 'integer', minimum: 0, default: 1 }],
  [stageField, { type: 'string', enum: bothNames(sharedStages), description: 'The stage; both sets of names are accepted.' }],
  [stageFieldV2, { type: 'string', enum: bothNames(stages), description: 'The stage; both sets of names are accepted.' }],
])

/** The input of a call, without shared names: the optional fields of inputs and outputs differ. */
export function inputSchema(schema: z.ZodType): Schema {
  return read(schema, { io: 'input', metadata: z.registry() }).schema
}

/** The output of a call, with references to shared shapes under `#/components/schemas/`. */
export function answerSchema(schema: z.ZodType): { schema: Schema; shared: Record<string, Schema> } {
  return read(schema, { io: 'output', metadata: names })
}

function read(schema: z.ZodType, options: { io: 'input' | 'output'; metadata: z.core.$ZodRegistry<{ id?: string }> }) {
  const made = z.toJSONSchema(schema, {
    ...options,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const reading = readingOf(zodSchema)
      if (reading) replace(jsonSchema, reading)
      const { description } = z.globalRegistry.get(zodSchema) ?? {}
      if (description) jsonSchema.description = description
    },
  })
  const { $schema: _, $defs = {}, ...rest } = structuredClone(made) as Made
  for (const definition of [rest, ...Object.values($defs)]) explain(definition)
  return { schema: rest, shared: $defs }
}

type Made = Schema & { id?: string; $schema?: string; $defs?: Record<string, Schema> }

/** `whole` and similar schemas accept several spellings; bounds after them are kept. */
function readingOf(schema: z.core.$ZodType): Schema | null {
  const reading = readings.get(schema)
  if (reading) return reading
  if (!(schema instanceof z.ZodPipe)) return null
  const front = readings.get(schema.def.in)
  if (!front || schema.def.out instanceof z.ZodTransform) return front ?? null
  const { $schema: _, ...bounds } = z.toJSONSchema(schema.def.out as z.ZodType, { io: 'input' }) as Schema & { $schema?: string }
  const choices = bounds.anyOf?.map((choice) => choice.const)
  if (choices?.every((choice) => choice !== undefined)) return { ...front, enum: choices }
  return { ...bounds, ...front }
}

function replace(target: object, source: object) {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key)
  Object.assign(target, structuredClone(source))
}

/** References point to the components; fields without a description get the one shared by their name. */
function explain(schema: Made) {
  delete schema.id
  if (schema.$ref) schema.$ref = schema.$ref.replace('#/$defs/', '#/components/schemas/')
  if (Math.abs(schema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const meaning = meanings[name]
    if (meaning && !field.description) field.description = meaning
    explain(field)
  }
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) explain(inner)
  if (schema.items) explain(schema.items)
  if (typeof schema.additionalProperties === 'object') explain(schema.additionalProperties)
}
