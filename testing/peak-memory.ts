// Peak memory of a process.
import fs from 'node:fs'

/** In megabytes; null if the system doesn't report it or the process has ended. */
export function peakMegabytes(pid: number | undefined): number | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    return peak ? Math.round(Number(peak[1]) / 1024) : null
  } catch {
    return null
  }
}
