import sharp from "sharp";

/** For the whole process. Uploads are the first three; we draw SVG ourselves, and `decode` refuses it by its first bytes. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadSvg"],
});

export { sharp };
