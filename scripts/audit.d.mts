interface Known {
  name: string
  severity: string
  range: string
  via: readonly (string | { title: string; url: string })[]
}

export function readAudit(output: string): Known[] | undefined
export function tellAudit(serious: readonly Known[] | undefined): string[]
