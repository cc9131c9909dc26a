// Passwords from published breaches, as a sorted list of hash prefixes in a file: nothing about a password leaves the server.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { must } from '@fairlead/domain/shared/records'

export const breachedFile = path.join(import.meta.dirname, '../../../../domain/account/breached-passwords.bin')

/** 32 bits of SHA-256: with 475,000 entries, one unlisted password in 9,000 is refused as well. Upper and lower case are equal. */
export const breachedPrefix = (password: string): number => createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()

/** Ascending prefixes as their differences, each in groups of seven bits, lowest first; the high bit says that more follow. */
export function packPrefixes(prefixes: readonly number[]): Buffer {
  const bytes: number[] = []
  let before = 0
  for (const prefix of prefixes) {
    let rest = prefix - before
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
    bytes.push(rest)
    before = prefix
  }
  return Buffer.from(bytes)
}

function unpackPrefixes(bytes: Uint8Array): Uint32Array {
  const prefixes: number[] = []
  let [sum, group, shift] = [0, 0, 0]
  for (const byte of bytes) {
    group += (byte & 0x7f) * 2 ** shift
    shift += 7
    if (byte & 0x80) continue
    sum += group
    prefixes.push(sum)
    ;[group, shift] = [0, 0]
  }
  return Uint32Array.from(prefixes)
}

let listed: Uint32Array | null = null

/** Whether a password of at least eight characters is among the million that breaches revealed most often. */
export function isBreached(password: string): boolean {
  listed ??= unpackPrefixes(fs.readFileSync(breachedFile))
  const prefix = breachedPrefix(password)
  let [low, high] = [0, listed.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (must(listed[middle]) < prefix) low = middle + 1
    else high = middle
  }
  return listed[low] === prefix
}
