/** Whether this browser can draw it: a name says nothing of what is in a file. The server looks once more. */
export async function isPicture(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file)
  const drawn = new Image()
  drawn.src = url
  try {
    await drawn.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}
