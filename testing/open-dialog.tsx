// Renders a dialog with a button that opens it, and a server with scripted responses.
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { cache } from '../web/api/cache.ts'
import { ToastHost } from '../web/ui/ToastHost.tsx'
import { closeToast } from '../web/ui/toast.ts'

interface Answer {
  status: number
  body: unknown
}
interface Call {
  method: string
  path: string
  input: URLSearchParams
}

const answers = new Map<string, () => Answer | Promise<Answer>>()
let calls: Call[] = []

/** Sets the response of one call, such as 'POST v1/share'. */
export function answer(call: string, body: unknown, status = 200): void {
  answers.set(call, () => ({ status, body }))
}

/** A refusal with its sentence, and with sentences for fields. */
export function refuse(call: string, message: string, fields: Record<string, string> = {}, status = 400): void {
  answer(call, { error: 'invalid', message, fields }, status)
}

/** Delays the response until the returned function is called. */
export function holdBack(call: string): (body: unknown, status?: number) => void {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers.set(call, () => promise)
  return (body, status = 200) => resolve({ status, body })
}

/** The requests of one call. */
export const sent = (call: string): URLSearchParams[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ input }) => input)

async function server(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address, 'http://localhost')
  const path = pathname.replace('/api/', '')
  const form = body instanceof URLSearchParams ? body : new URLSearchParams(search)
  if (body instanceof FormData) for (const [name, value] of body) if (typeof value === 'string') form.append(name, value)
  calls.push({ method, path, input: form })
  const prepared = await answers.get(`${method} ${path}`)?.()
  if (!prepared) return Response.json({ error: 'not_found', message: `Nothing answers ${method} ${path}.` }, { status: 404 })
  return Response.json(prepared.body, { status: prepared.status })
}

/** Before each test: an empty page, an empty cache, and a server without responses. */
export function startAgain(): void {
  cleanup()
  cache.clear()
  closeToast()
  answers.clear()
  calls = []
  localStorage.clear()
  vi.stubGlobal('fetch', server)
}

/** Links have an address but don't navigate. */
const router = createRouter({ routeTree: createRootRoute() })

function Page({ dialog }: { dialog: (onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <RouterContextProvider router={router}>
          <main>
            <button type="button" onClick={() => setOpen(true)}>
              Open the dialog
            </button>
            {open && dialog(() => setOpen(false))}
          </main>
        </RouterContextProvider>
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** Opens the dialog with its button. */
export async function openDialog(dialog: (onClose: () => void) => ReactNode): Promise<UserEvent> {
  const user = userEvent.setup()
  render(<Page dialog={dialog} />)
  await user.click(screen.getByRole('button', { name: 'Open the dialog' }))
  return user
}

/** The dialog is closed, and the button that opened it has the focus. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the dialog' })))
}

/** The field has this sentence as its error and has the focus. */
export async function expectWrong(field: HTMLElement, sentence: string): Promise<void> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toContain(sentence)
  await waitFor(() => expect(document.activeElement).toBe(field))
}
