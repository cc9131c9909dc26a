// The licenses of everything shipped, from package-lock.json and the packages themselves. `npm run write notices` writes them.
import fs from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')
export const noticesFile = 'THIRD-PARTY-NOTICES'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}

interface Shipped {
  name: string
  version: string
  license: string
  /** Texts of its license and notice files; '' for a package that is only installed on other platforms. */
  text: string
}

const allowed =
  /\b(?:MIT|MIT-0|MIT\/X11|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|Unlicense|PostgreSQL|CC0-1\.0)\b/
const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-]\w+)*$/i

/** All packages of the lock file except development-only ones, by name and version. */
export function shippedPackages(): Shipped[] {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  const shipped = new Map<string, Shipped>()
  for (const [place, locked] of Object.entries(packages)) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1]
    if (name === undefined || locked.dev || locked.link) continue
    const version = locked.version ?? ''
    const isForSome = locked.os !== undefined || locked.cpu !== undefined
    const license = locked.license ?? manifestLicense(place)
    shipped.set(`${name} ${version}`, { name, version, license, text: isForSome ? '' : textsOf(place) })
  }
  return [...shipped.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function manifestLicense(place: string): string {
  try {
    // older packages list several licenses
    const { license, licenses = [] } = JSON.parse(fs.readFileSync(path.join(root, place, 'package.json'), 'utf8')) as {
      license?: string
      licenses?: { type?: string }[]
    }
    // some packages have only the text
    const textOnly = textsOf(place).startsWith('MIT License\n') ? 'MIT' : 'unknown'
    return license ?? (licenses.flatMap(({ type }) => type ?? []).join(' OR ') || textOnly)
  } catch {
    return 'unknown'
  }
}

function textsOf(place: string): string {
  const folder = path.join(root, place)
  if (!fs.existsSync(folder)) return ''
  return fs
    .readdirSync(folder)
    .filter((name) => licenseFile.test(name) && fs.statSync(path.join(folder, name)).isFile())
    .toSorted()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

/** Packages with a license this project doesn't accept. */
export function unknownLicenses(packages: readonly Shipped[]): string[] {
  return packages.filter(({ license }) => !allowed.test(license)).map(({ name, version, license }) => `${name} ${version}: ${license}`)
}

/** The whole file, with packages grouped by identical text. */
export function noticesText(): string {
  const groups = new Map<string, Shipped[]>()
  for (const shippedPackage of shippedPackages()) {
    const key = shippedPackage.text === '' ? `Declared in its package: ${shippedPackage.license}.` : shippedPackage.text
    groups.set(key, [...(groups.get(key) ?? []), shippedPackage])
  }
  const parts = [...groups].map(
    ([text, packages]) => `${packages.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n')}\n\n${text}\n`,
  )
  const line = `\n${'-'.repeat(80)}\n\n`
  return `Fairlead is licensed under Apache-2.0 (LICENSE) and ships these packages of others. Reference data has notices
of its own: domain/reference/data/NOTICE.md and domain/account/NOTICE.md. Written by \`npm run write notices\`.
${line}${parts.join(line)}`
}
