// An example request with curl, from a call's required fields and a few optional ones.
import { fieldsOf, type Operation } from '@fairlead/contract/openapi/build-openapi'
import type { Schema } from '@fairlead/contract/openapi/field-schemas'

interface Request {
  method: string
  url: string
  operation: Operation
  /** Follows a reference to its schema. */
  resolve(schema: Schema): Schema
}

/** A shell command; `$SESSION` represents the session token. */
export function curlExample({ method, url, operation, resolve }: Request): string {
  const lines: string[] = []
  const content = operation.requestBody?.content
  const isFile = content !== undefined && 'multipart/form-data' in content
  const schema = resolve(Object.values(content ?? {})[0]?.schema ?? {})
  const fields = operation.parameters ?? fieldsOf(schema)
  const must = fields.filter(({ name, required }) => required || name === 'file')
  const chosen = [...must, ...fields.filter((field) => !must.includes(field)).slice(0, 2)]
  if (method === 'GET') lines.push(chosen.length > 0 ? `curl -G ${url}` : `curl ${url}`)
  else lines.push(`curl ${chosen.length > 0 && method === 'DELETE' ? '-G ' : ''}-X ${method} ${url}`)
  if (operation.security.length > 0) lines.push(`-H "X-Parse-Session-Token: $SESSION"`)
  for (const field of chosen) {
    if (isFile) lines.push(field.name === 'file' ? `-F file=@people.csv` : `-F '${field.name}=${sample(field.name, field.schema)}'`)
    else if (resolve(field.schema).type === 'array' && isPlain(field.schema.items))
      lines.push(`--data-urlencode '${field.name}[]=${sample(field.name, field.schema.items ?? {})}'`)
    else lines.push(`--data-urlencode '${field.name}=${sample(field.name, field.schema)}'`)
  }
  return lines.join(' \\\n  ')
}

function isPlain(schema: Schema | undefined): boolean {
  return schema !== undefined && !schema.properties && !schema.items && !schema.anyOf
}

const samples: Record<string, string> = {
  project_id: '01JD2Q7RZK8T5B3W',
  candidate_id: '01JD2Q9V0M4X6C7Y',
  email: 'robin@harbor.example',
  password: 'correct horse battery',
  first_name: 'Robin',
  last_name: 'Reyes',
  company: 'Harbor Labs',
  job_title: 'Platform Engineer',
  project_name: 'Platform Engineer, Lisbon',
  job_titles: 'Platform Engineer',
  email_subject: 'A role at Harbor Labs',
  email_body: 'Hello Sam',
  to_emails: 'lee@harbor.example',
  cand_linkedin_url: 'https://www.linkedin.com/in/sam-silva',
  candidate_linkedin_url: 'https://www.linkedin.com/in/sam-silva',
  approval_score: '3',
  page_idx: '1',
  status: 'APPROVED',
}

/** A value that this field accepts; nested values as JSON. */
function sample(name: string, schema: Schema): string {
  const value = samples[name]
  if (value !== undefined && (!schema.enum || schema.enum.includes(value))) return value
  if (/_email$|^email_|_to$|sender$/.test(name) && schema.type === 'string') return 'sam@example.org'
  if (name.endsWith('_id')) return '01JD2QB4T1N8Z2EH'
  return shape(schema)
}

function shape(schema: Schema): string {
  const value = valueOf(schema)
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", '’')
}

function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((value) => value !== '' && value !== null) ?? ''
  const choice = schema.anyOf?.find(({ type }) => type !== 'null')
  if (choice) return valueOf(choice)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .slice(0, 2)
        .map(([name, field]) => [name, valueOf(field)]),
    )
  if (schema.items) return [valueOf(schema.items)]
  if (typeof schema.additionalProperties === 'object') return { name: valueOf(schema.additionalProperties) }
  const type = [schema.type ?? 'string'].flat()[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  return schema.default ?? 'text'
}
