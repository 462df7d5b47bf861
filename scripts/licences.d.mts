interface Package {
  name: string
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
}

export function findUnagreed(all?: readonly Package[], written?: string): string[]
