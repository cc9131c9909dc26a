// Reads the notice, and with the proof of a code the whole record; the proof lasts as long as the tab, for a phone that reloads it.
import type { ReadYourData, ReadYourRecord } from '@fairlead/contract/v2/your_data'
import type { Language } from '@fairlead/domain/shared/language'
import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'

export type NoticeOfPage = ReadYourData['answer']
export type YourRecord = ReadYourRecord['answer']

/** Why something failed, for a sentence in the page's language. */
export type Trouble = 'unknown' | 'too_many' | 'unreachable' | 'failed'

export function troubleOf(error: unknown): Trouble {
  const failure = failureOf(error)
  if (failure?.status === 404) return 'unknown'
  if (failure?.status === 429) return 'too_many'
  return failure?.status === 0 ? 'unreachable' : 'failed'
}

type Reading = { state: 'coming' } | { state: 'broken'; trouble: Trouble } | { state: 'there'; notice: NoticeOfPage }

const keyOf = (token: string) => `your-data ${token}`

function storedAccess(token: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(token))
  } catch {
    return null
  }
}

function storeAccess(token: string, access: string | null): void {
  try {
    if (access === null) sessionStorage.removeItem(keyOf(token))
    else sessionStorage.setItem(keyOf(token), access)
  } catch {
    // without storage a reload asks for a code again
  }
}

export function useYourData(token: string, language: Language) {
  const [reading, setReading] = useState<Reading>({ state: 'coming' })
  const [access, setAccess] = useState(() => storedAccess(token))
  const [record, setRecord] = useState<YourRecord | null>(null)
  const [hasEnded, setHasEnded] = useState(false)

  const readNotice = useCallback(async () => {
    try {
      setReading({ state: 'there', notice: await send<ReadYourData>('GET', 'v2/your_data', { token }) })
    } catch (error) {
      setReading({ state: 'broken', trouble: troubleOf(error) })
    }
  }, [token])

  const end = useCallback(() => {
    storeAccess(token, null)
    setAccess(null)
    setRecord(null)
    setHasEnded(true)
  }, [token])

  const readRecord = useCallback(async () => {
    if (access === null) return
    try {
      setRecord(await send<ReadYourRecord>('GET', 'v2/your_data/record', { token: access, language }))
    } catch (error) {
      if (troubleOf(error) === 'unknown') end()
      else setReading({ state: 'broken', trouble: troubleOf(error) })
    }
  }, [access, end, language])

  useEffect(() => {
    const begin = async () => readNotice()
    void begin()
  }, [readNotice])
  useEffect(() => {
    const begin = async () => readRecord()
    void begin()
  }, [readRecord])

  return {
    reading,
    access,
    record,
    hasEnded,
    open: (secret: string) => {
      storeAccess(token, secret)
      setHasEnded(false)
      setAccess(secret)
    },
    /** After a deletion. */
    leave: async () => {
      end()
      setHasEnded(false)
      await readNotice()
    },
    end,
    readNotice,
    readRecord,
  }
}

export type YourData = ReturnType<typeof useYourData>
