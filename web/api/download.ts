// Saves a file from the API: a link can't send the session's header, so the file is fetched and passed to the browser.
import type { WireFailure } from '@fairlead/contract/shapes/common'
import { encodeForm } from './encode.ts'
import { ApiFailure, isFailureBody } from './failure.ts'
import { sessionToken } from './session.ts'
import { text as apiText } from '../i18n/api.ts'

const notSaved: WireFailure = { error: 'unavailable', message: apiText.downloadFailed }

/** @throws ApiFailure with the server's sentence, or one of its own */
export async function downloadFile(path: string, input: Record<string, unknown>, fallbackName: string): Promise<void> {
  const response = await fetch(`/api/${path}?${encodeForm(input)}`, { headers: { 'X-Parse-Session-Token': sessionToken() ?? '' } }).catch(
    () => null,
  )
  if (!response?.ok) {
    const failure: unknown = await response?.json().catch(() => null)
    throw new ApiFailure(response?.status ?? 0, isFailureBody(failure) ? failure : notSaved)
  }
  const name = /filename="([^"]{1,255})"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
