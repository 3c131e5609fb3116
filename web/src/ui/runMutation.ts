import { showFailure, showToast } from './toasts.tsx';

/** Awaits a mutation and shows its errors in a toast. @returns the payload without errors, else null */
export async function runMutation<D, P extends { userErrors: readonly { message: string }[] }>(
  work: Promise<{ data?: D | null | undefined }>,
  payloadOf: (data: D) => P,
): Promise<P | null> {
  try {
    const { data } = await work;
    const payload = data ? payloadOf(data) : null;
    const [problem] = payload?.userErrors ?? [];
    if (!problem) return payload;
    showToast({ kind: 'error', title: problem.message });
  } catch (error) {
    showFailure(error);
  }
  return null;
}
