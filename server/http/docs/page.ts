// The API's readable page: both versions, every call, every shape, as plain HTML.
import type { Base, OpenApi, Operation } from '@fairlead/contract/openapi/build-openapi'
import type { Schema } from '@fairlead/contract/openapi/field-schemas'
import { curlExample } from './example.ts'
import { fieldList, shapeName, typeOf } from './field-list.ts'
import { chapters, guide } from './guide.ts'
import { html, Html, prose } from './html.ts'
import { style } from './style.ts'

export interface DocsPage {
  documents: Record<Base, OpenApi>
  productName: string
  /** This installation's URL, for the examples. */
  origin: string
}

const baseTitles: Record<Base, string> = { v1: 'Older base, /api/v1', v2: 'Newer base, /api/v2' }
const bases: readonly Base[] = ['v1', 'v2']

export function renderPage({ documents, productName, origin }: DocsPage): string {
  const shapes: Record<string, Schema> = { ...documents.v1.components.schemas, ...documents.v2.components.schemas }
  const answered = Object.entries(shapes).filter(([name]) => !name.endsWith('Input'))
  const title = `${productName} API`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        <nav aria-label="Contents" tabindex="0">
          <details>
            <summary>Contents</summary>
            <ul>
              ${chapters.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
            </ul>
            ${bases.map(
              (base) =>
                html`<strong>${baseTitles[base]}</strong>
                  <ul>
                    ${documents[base].tags.map(({ name }) => html`<li><a href="#${base}-${name}">${name}</a></li>`)}
                  </ul>`,
            )}
            <ul>
              <li><a href="#shapes">Schemas</a></li>
            </ul>
          </details>
        </nav>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          <p>
            There are two bases: the older one under <code>/api/v1</code>, the newer one under <code>/api/v2</code>. As OpenAPI 3.1:
            ${bases.map((base, index) => html`${index > 0 ? ', ' : ''}<a href="/api/docs/openapi.${base}.json">openapi.${base}.json</a>`)}.
          </p>
          ${guide(origin)} ${bases.map((base) => section(base, documents[base], shapes))}
          <h2 id="shapes">Schemas</h2>
          <p>Objects shared by several responses.</p>
          ${answered.map(
            ([name, schema]) =>
              html`<section class="shape">
                <h3 id="shape-${name}">${name}</h3>
                ${fieldList(schema, false)}
              </section>`,
          )}
        </main>
      </body>
    </html> `.text
}

function section(base: Base, document: OpenApi, shapes: Record<string, Schema>): Html {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path: `/api${path}`, method: method.toUpperCase(), operation })),
  )
  return html`<h2 id="${base}">${baseTitles[base]}</h2>
    ${document.tags.map(
      ({ name }) =>
        html`<h3 id="${base}-${name}">${name}</h3>
          ${calls.filter(({ operation }) => operation.tags.includes(name)).map((call) => article(call, shapes))}`,
    )}`
}

function article(call: { path: string; method: string; operation: Operation }, shapes: Record<string, Schema>): Html {
  const { path, method, operation } = call
  const resolve = (schema: Schema): Schema => shapes[shapeName(schema) ?? ''] ?? schema
  const input = inputOf(operation, resolve)
  const example = curlExample({ method, url: `$API${path.slice('/api'.length)}`, operation, resolve })
  return html`<article class="call" aria-labelledby="${operation.operationId}">
    <h4 id="${operation.operationId}"><span class="method ${method}">${method}</span> <code>${path}</code></h4>
    <p>${prose(operation.summary)}${operation.security.length === 0 ? html` <span class="open">open: no session needed</span>` : null}</p>
    <div class="sides">
      <div>
        <h5>Fields</h5>
        ${fieldList(input, true) ?? html`<p>None.</p>`}
      </div>
      <div>
        <h5>Example</h5>
        <pre>${example}</pre>
        <h5>Responses</h5>
        <dl class="answers">${Object.entries(operation.responses).map(([status, response]) => answer(status, response))}</dl>
      </div>
    </div>
  </article>`
}

function inputOf(operation: Operation, resolve: (schema: Schema) => Schema): Schema {
  const { parameters, requestBody } = operation
  if (!parameters) return resolve(Object.values(requestBody?.content ?? {})[0]?.schema ?? {})
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description ? { description } : {}) }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function answer(status: string, { description, content }: Operation['responses'][string]): Html {
  const [type, body] = Object.entries(content ?? {})[0] ?? ['', null]
  const isJson = type === 'application/json'
  const fields = body && isJson ? fieldList(body.schema, false) : null
  return html`<div>
    <dt>${status === 'default' ? 'otherwise' : status} <span class="type">${body && isJson ? typeOf(body.schema) : 'file'}</span></dt>
    <dd>
      ${prose(description)}${
        fields
          ? html`<details class="more">
              <summary>Response fields</summary>
              ${fields}
            </details>`
          : null
      }
    </dd>
  </div>`
}
