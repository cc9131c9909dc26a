// The fields of a schema as a list: name, type, whether it is required, and its meaning.
import { fieldsOf } from '@fairlead/contract/openapi/build-openapi'
import type { Schema } from '@fairlead/contract/openapi/field-schemas'
import { breakable, html, prose, type Html } from './html.ts'

const reference = '#/components/schemas/'

export function shapeName(schema: Schema): string | null {
  return schema.$ref?.startsWith(reference) ? schema.$ref.slice(reference.length) : null
}

/** `markRequired` is false for responses, where every field is present unless its type says otherwise. */
export function fieldList(schema: Schema, markRequired: boolean): Html | null {
  const fields = flatten(schema, '', 0)
  if (fields.length === 0) return null
  return html`<dl class="fields">
    ${fields.map(
      ({ name, schema: field, required }) =>
        html`<div>
          <dt>
            <code>${breakable(name)}</code>
            <span class="type">${typeOf(field)}</span>${markRequired && required ? html` <span class="required">required</span>` : null}
          </dt>
          <dd>${prose([field.description ?? '', limitsOf(field)].filter((text) => text !== '').join(' '))}${manyValues(field)}</dd>
        </div>`,
    )}
  </dl>`
}

/** Nested objects become separate rows: a.b, list[].c. */
function flatten(schema: Schema, prefix: string, depth: number): { name: string; schema: Schema; required: boolean }[] {
  return fieldsOf(schema).flatMap((field) => {
    const name = prefix + field.name
    const bare = field.schema.anyOf?.find((choice) => choice.type !== 'null') ?? field.schema
    const inner = bare.items ?? bare
    const nested = depth < 2 && inner.properties ? flatten(inner, `${name}${bare.items ? '[]' : ''}.`, depth + 1) : []
    return [{ ...field, name }, ...nested]
  })
}

/** A type in words; a named shape is a link. */
export function typeOf(schema: Schema): Html {
  const shape = shapeName(schema)
  if (shape) return html`<a href="#shape-${shape}">${shape}</a>`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${typeOf(choice)}`)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum && schema.enum.length <= 6)
    return html`${schema.enum.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${value === '' ? "''" : String(value)}</code>`)}`
  if (schema.properties) return html`object`
  if (typeof schema.additionalProperties === 'object') return html`map to ${typeOf(schema.additionalProperties)}`
  const types = schema.type === undefined ? ['any'] : [schema.type].flat()
  return html`${types.map((type) => words[type] ?? type).join(' or ')}`
}

const words: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true or false', array: 'list', any: 'anything' }

function limitsOf(schema: Schema): string {
  const itemSchema = schema.items ?? schema
  const constraints: string[] = []
  if (itemSchema.minimum !== undefined && itemSchema.maximum !== undefined)
    constraints.push(`From ${itemSchema.minimum} to ${itemSchema.maximum}.`)
  if (schema.maxItems !== undefined) constraints.push(`At most ${schema.maxItems}.`)
  if (schema.default !== undefined && schema.default !== '' && typeof schema.default !== 'object')
    constraints.push(`Default: ${String(schema.default)}.`)
  return constraints.join(' ')
}

function manyValues(schema: Schema): Html | null {
  const values = (schema.items ?? schema).enum ?? []
  if (values.length <= 6) return null
  const listed = values.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${breakable(String(value))}</code>`)
  return html`<details class="more">
    <summary>${values.length} values</summary>
    ${listed}
  </details>`
}
