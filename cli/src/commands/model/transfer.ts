import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bindOperations } from '@milepost/openapi/client';
import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import { fileOperations, modelOperations, recordOperations } from '@milepost/openapi/operations';
import { answered, designInText, modelIdAt, signIn, textOfFile } from '../../designs/index.ts';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';

/** Flags of taking designs from one server to another. */
export interface TransferFlags {
  readonly target: string;
  readonly out?: string;
  readonly onConflict?: string;
  readonly json?: boolean;
}

/** Writes the file of a design as a server makes it. @throws CommandFailure 2 no such design · 3 a server that does not answer, or a disk that refuses */
export async function modelExportCommand(
  code: string,
  { target, out, json = false }: TransferFlags,
  io: Io,
  cwd = process.cwd(),
): Promise<number> {
  const server = await signIn(target, process.env);
  const id = await modelIdAt(server, code);
  const bytes = await answered(server, async () => {
    const { data } = await bindOperations(server.client, recordOperations).exportModelDesign({ path: { id } });
    const link = data ? decodeDownloadLink(data) : null;
    return link && (await bindOperations(server.client, fileOperations).downloadFile({ query: link.query })).data;
  });
  if (!(bytes instanceof Blob))
    throw new CommandFailure(EXIT.environment, `[milepost] ${server.url} made no file of "${code}". Try again, or look at its log.`);
  const text = await bytes.text();
  const { document } = designInText(text, `${code} of ${server.url}`);
  const file = path.resolve(cwd, out ?? `${code}.vdd`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandFailure(EXIT.environment, `[milepost] ${file} cannot be written. Check the folder and its rights.`, error);
  }
  io.out(
    json
      ? JSON.stringify({ status: 'written', file, design: document.facts.enCode })
      : `${document.facts.fullName} (${code}) of ${server.url} → ${file}`,
  );
  return EXIT.done;
}

/** Adds a design of a file to a server, as a draft. @throws CommandFailure 1 a server that refuses it · 2 no design · 3 a server that does not answer */
export async function modelImportCommand(
  file: string,
  { target, onConflict, json = false }: TransferFlags,
  io: Io,
  cwd = process.cwd(),
): Promise<number> {
  const text = textOfFile(file, cwd);
  const { document } = designInText(text, file);
  const server = await signIn(target, process.env);
  const models = bindOperations(server.client, modelOperations);
  const { fullName, enCode } = document.facts;
  let id: string | null | undefined;
  try {
    const { data } = await models.importModel({
      body: { file: new File([text], path.basename(file)) as never },
      ...(onConflict !== undefined && { query: { onConflict } as never }),
    });
    id = data?.id;
  } catch (error) {
    throw new CommandFailure(
      EXIT.problems,
      `[milepost] ${server.url} did not take ${file}: ${error instanceof Error ? error.message : String(error)}. Mend what it names, or give --on-conflict.`,
      error,
    );
  }
  if (!id) {
    io.out(
      json
        ? JSON.stringify({ status: 'unchanged', design: enCode })
        : `${server.url} has ${fullName} (${enCode}) already: nothing was added.`,
    );
    return EXIT.done;
  }
  // A name that was taken there has a number at its end.
  const { data: added } = await models.getModel({ path: { id } });
  const code = added?.enCode ?? enCode;
  io.out(
    json
      ? JSON.stringify({ status: 'added', id, design: code })
      : `${added?.fullName ?? fullName} (${code}) is a draft of ${server.url} now. Look at it and release it on the page of designs.`,
  );
  return EXIT.done;
}
