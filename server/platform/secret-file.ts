// Secrets of containers, services and vaults come as files.
import fs from 'node:fs'

type Environment = Record<string, string | undefined>

/** The environment with the content of files named by a secret setting with _FILE behind in place; a sentence in `wrong` for each that cannot be read or is given twice. */
export function withSecretFiles(env: Environment, secretSettings: readonly string[], wrong: string[]): Environment {
  const whole = { ...env }
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`]?.trim() ?? ''
    if (file === '') continue
    if ((env[name]?.trim() ?? '') !== '') wrong.push(`Set ${name} or ${name}_FILE, not both.`)
    try {
      whole[name] = fs.readFileSync(file, 'utf8').trim()
    } catch {
      wrong.push(`${name}_FILE must be a file that can be read, not '${file}'.`)
    }
  }
  return whole
}
