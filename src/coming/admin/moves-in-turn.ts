interface Move {
  send: () => Promise<void>
  /** What stands there now, once nothing more is on its way. */
  readAgain: () => Promise<void>
  /** What was read is all there is to show. */
  settle: () => void
}

/** One after the other, each from where the one before it led to. What is moved while it is read again stays shown. */
export function movesInTurn(): (move: Move) => Promise<void> {
  let last = Promise.resolve()
  let underWay = 0
  return ({ send, readAgain, settle }) => {
    underWay += 1
    last = last.then(send)
    return last.then(async () => {
      underWay -= 1
      if (underWay > 0) return
      await readAgain()
      if (underWay === 0) settle()
    })
  }
}
