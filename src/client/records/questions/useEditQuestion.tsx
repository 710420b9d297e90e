import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Declined } from '@/client/ui/confirm/declined';

/** The props of a dialog that asks what the server wants to know before it makes an edit. */
export interface QuestionProps<Asked, Answer> {
  /** The first answer of the server. */
  asked: Asked;
  /** The reason that the form has already. */
  reason: string;
  /** Rejects on failure. */
  send: (answer: Answer) => Promise<unknown>;
  onSent: () => void;
  /** Called with a failure that concerns the form. */
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}

interface Kind<Asked, Answer> {
  /** The question in an error; null for any other error. */
  read: (error: unknown) => Asked | null;
  /** Loads the dialog, as a broken connection must not leave an answer without its question. */
  preload: () => unknown;
  dialog: (props: QuestionProps<Asked, Answer>) => ReactNode;
  /** The fields with which the server asks. */
  asking?: object;
}

type Question<Asked, Answer> = Pick<QuestionProps<Asked, Answer>, 'asked' | 'reason' | 'send'> & {
  fail: (error: unknown) => void;
};

const reasonOf = (input: { reason?: string | null }) => input.reason ?? '';

/**
 * Sends an edit; if the server asks back, the dialog sends it again with the answer. Rejects with `Declined` if the person
 * cancels. Render the dialog outside of the form.
 */
export function useEditQuestion<Asked, Answer extends object>(kind: Kind<Asked, Answer>) {
  const { read, preload, asking } = kind;
  const [question, setQuestion] = useState<Question<Asked, Answer> | null>(null);

  useEffect(() => {
    void preload();
  }, [preload]);

  const ask = useCallback(
    async <Input extends object, Result>(
      input: Input,
      send: (input: Input & Partial<Answer>) => Promise<Result>,
    ): Promise<Result> => {
      try {
        return await send({ ...input, ...asking });
      } catch (error) {
        const asked = read(error);
        if (!asked) throw error;
        return new Promise((resolve, reject) =>
          setQuestion({
            asked,
            reason: reasonOf(input),
            send: async (answer) => resolve(await send({ ...input, ...answer })),
            fail: reject,
          }),
        );
      }
    },
    [read, asking],
  );

  const close = () => setQuestion(null);
  const fail = (error: unknown) => {
    close();
    question?.fail(error);
  };
  const dialog =
    question &&
    kind.dialog({
      asked: question.asked,
      reason: question.reason,
      send: question.send,
      onSent: close,
      onFailed: fail,
      onCancel: () => fail(new Declined()),
    });

  return { ask, dialog };
}
