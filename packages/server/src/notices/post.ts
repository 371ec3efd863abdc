/** The post: hands letters to the admin's mail server. */
export interface Post {
  /** Resolves when the mail server has accepted the letter; rejects otherwise. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program unsubscribes the person, without asking further (RFC 8058). */
  readonly stop?: string;
}

export interface PostOptions {
  /** `smtp://` or `smtps://`, with name and password if the server requires them. */
  readonly smtp: string;
  /** The sender of the letters. */
  readonly from: string;
}

/** A mail server that does not answer holds up nothing but e-mail. */
const PATIENCE = 20_000;

export async function openPost({ smtp, from }: PostOptions): Promise<Post> {
  // Most servers send no mail, and start sooner without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtp,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // E-mails are plain text: nothing is fetched or read from files.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, stop }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop !== undefined && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
